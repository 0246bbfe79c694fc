/** Free e-mail domains. Loaded for fields that accept business addresses only. */
export { isFree, parseDomainList } from '../../../shared/checks/domains'
