export const calendar = {
  chooseDate: 'Choose a date',
  changeDate: 'Change the date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Month',
  chooseYear: 'Year',
  dateHint: 'dd/mm/yyyy',
}
