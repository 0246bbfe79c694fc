import { createContext } from 'react'
import type { Problems } from './check'

export const ProblemsContext = createContext<Problems>({})
