/** A call that the site refuses, in the shapes in which Wix says so. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly status: 400 | 401 | 404 | 410 | 428,
    message: string,
    readonly details: object = {},
  ) {
    super(message)
  }
}

/** With a code that clients may rely on. */
export const applicationError = (status: 404 | 428, code: string, description: string): Refused =>
  new Refused(status, description, { applicationError: { code, description, data: {} } })

export const violation = (field: string, description: string): Refused =>
  new Refused(400, `INVALID_ARGUMENT: "${field}" ${description}`, {
    validationError: { fieldViolations: [{ field, description, violatedRule: 'OTHER', ruleName: 'INVALID' }] },
  })
