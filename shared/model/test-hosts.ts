/**
 * Names reserved for tests (RFC 2606, RFC 6761), IP addresses, and pages without a host, such as files: programs there are
 * the owner's own tests. Pages get this as its own text, too, so it uses nothing from
 * outside.
 */
export const isTestHost = (host: string): boolean =>
  /^$|(^|\.)(localhost|test|local|invalid|example(\.\w+)?)$|[\d\]]$/.test(host)
