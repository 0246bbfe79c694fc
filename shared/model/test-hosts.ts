/**
 * Names reserved for tests (RFC 2606, RFC 6761), and IP addresses: programs there are the owner's own tests. So are those
 * on pages without a host, such as files, whose origin is `null`. Pages get this as its own text, too, so it uses nothing from
 * outside.
 */
export const isTestHost = (host: string): boolean =>
  /(^|\.)(localhost|test|local|invalid|null|example(\.\w+)?)$|[\d\]]$/.test(host)
