export { watchRoute } from './route'
