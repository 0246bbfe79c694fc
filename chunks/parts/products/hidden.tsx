/** Only for screen readers. */
export const Hidden = ({ text }: { text: string }) => <i className="wisp-hidden"> {text} </i>
