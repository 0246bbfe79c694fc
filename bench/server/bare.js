/**
 * The limit: a server on the same framework with a single route that reads the body and answers. PORT sets the port.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.post('*', async (c) => {
  await c.req.text()
  return c.json({ success: true })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
