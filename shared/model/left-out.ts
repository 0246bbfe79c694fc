/** Popups that the server leaves out. Without an owner's link, a visitor gets only their number by kind of rule. */
export interface LeftOutAnswer {
  popups: LeftOut[]
  kinds: [rule: string, count: number][]
}

/** A popup that the server leaves out of its answer to this visitor, as the inspector is told of it. */
export interface LeftOut {
  id: string
  name: string
  type: string
  /** The rules that the server decides on, in words. */
  rules: { rule: string; allows: boolean; says: string }[]
}
