/**
 * What our components use of React, from Preact. Leaving preact/compat out saves 2 kB, and hooks, which no popup needs for its
 * first frame, another; the development build is React itself.
 */
export { Component, createElement, Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
