/**
 * The limit: a server on the same framework with a single route that decodes the body as ours does, and answers JSON of
 * the same length. PORT sets the port, SIZE the answer's length in bytes.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const text = 'x'.repeat(Math.max(0, Number(process.env.SIZE) - '{"success":true,"text":""}'.length))

/** @param {string} type @param {string} body */
const decoded = (type, body) => (type.includes('json') ? JSON.parse(body) : new URLSearchParams(body))

const app = new Hono()
app.post('*', async (c) => {
  decoded(c.req.header('content-type') ?? '', await c.req.text())
  return c.json({ success: true, text })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
