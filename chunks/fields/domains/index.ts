/** What a form that takes business addresses alone fetches once its e-mail field is touched. */
export { isFree, parseDomainList } from '../../../shared/checks/domains'
