/** What our components use of React, from Preact. Leaving preact/compat out saves 2 kB; the development build is React itself. */
export { createContext, createElement, Fragment } from 'preact'
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
