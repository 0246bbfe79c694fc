import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery'

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
