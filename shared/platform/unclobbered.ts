/**
 * A form, but only the browser's own properties: a field named `elements` or `reset` replaces that property of its form
 * (https://html.spec.whatwg.org/#dom-form-nameditem). Where the form itself is needed, pass the form.
 */
export const unclobbered = (form: HTMLFormElement): HTMLFormElement =>
  new Proxy({} as HTMLFormElement, {
    get(_, name) {
      const value = Reflect.get(HTMLFormElement.prototype, name, form)
      return typeof value === 'function' ? value.bind(form) : value
    },
    set: (_, name, value) => Reflect.set(HTMLFormElement.prototype, name, value, form),
  })
