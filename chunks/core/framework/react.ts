/**
 * What our components use of React, from Preact. This is the first path, so it imports straight from preact: the whole of
 * preact/compat costs 2.3 kB more. Hooks, which no popup needs for its first frame, are another; the development build is React itself.
 */
export { Component, createElement, Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
