/** The built-in fields (specification, section 3). A field of any other name is an extra field. */
export const BUILT_IN =
  'firstName lastName name email phone message gender country state city address zipPostalCode birthday preferences'.split(
    ' ',
  )
