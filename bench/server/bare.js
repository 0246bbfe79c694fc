/** The limit: a server on the same framework whose one route takes a body and answers. PORT says where. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.post('*', async (c) => {
  await c.req.text()
  return c.json({ success: true })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
