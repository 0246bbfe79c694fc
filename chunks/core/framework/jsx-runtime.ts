/** react/jsx-runtime from createElement, which is there anyway; Preact's own weighs 200 bytes more. */
import { createElement, Fragment } from 'preact'

const jsx = (type: string, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment, jsx, jsx as jsxs }
