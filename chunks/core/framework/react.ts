/**
 * What our components use of React, taken from Preact; in development it is React itself. Every popup needs this file,
 * so it imports from preact directly: all of preact/compat would cost 2.3 kB more. Hooks are loaded only by code that
 * uses them (vite.config.ts), and no popup needs them for its first frame.
 */
export { Component, createElement, Fragment } from 'preact'
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
