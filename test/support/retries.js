/**
 * Reports how many tests passed only on a retry, and which. That may happen on a busy machine; a test that needs a
 * retry again and again is broken, or what it tests is, and a green run would hide that.
 */
export default class Retries {
  /** @type {string[]} */
  names = []

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { flaky } = test.diagnostic() ?? {}
    if (flaky)
      this.names.push([test.project.name, test.module.relativeModuleId, test.fullName].filter(Boolean).join(' > '))
  }

  onTestRunEnd() {
    const { length } = this.names
    const tests = length === 1 ? '1 test' : `${length} tests`
    console.log(length ? `${tests} passed only when tried again:` : 'No test had to be tried again.')
    for (const name of this.names) console.log(`↻ ${name}`)
  }
}
