import { createRoot } from 'react-dom/client'
import { Desk } from './Desk'

const root = document.getElementById('desk')
if (root) createRoot(root).render(<Desk />)
