/** A popup file has its prizes in one language. These are the examples' in Hebrew, so that a Hebrew game is Hebrew throughout. */
const HEBREW: Record<string, string> = {
  '10% off': '10% הנחה',
  Stickers: 'מדבקות',
  'Free delivery': 'משלוח חינם',
  'A yo-yo': 'יו־יו',
  '5% off': '5% הנחה',
  'A paper plane': 'מטוס נייר',
  '20% off trains': '20% על רכבות',
  'An hour in our workshop': 'שעה בסדנה שלנו',
  '15% off the coast': '15% על החוף',
  'A window seat': 'מקום ליד החלון',
  'Wish you were here': 'חבל שאתם לא כאן',
  'The crystal skin': 'עור הבדולח',
  'A second map': 'מפה שנייה',
  'Dust and light': 'אבק ואור',
}

/** The label in this language; an unknown one as it is. */
export const prizeLabel = (label: string, language: 'en' | 'he'): string =>
  (language === 'he' && HEBREW[label]) || label
