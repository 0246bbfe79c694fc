/**
 * Names reserved for tests (RFC 2606, RFC 6761), IP addresses, and pages without a host: programs there are the owner's own
 * tests.
 */
export const OF_TESTS = /(^|\.)(localhost|test|local|invalid|example(\.\w+)?|)$|[\d\]]$/
