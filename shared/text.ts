/** Every word a visitor reads that is not the owner's own, in English and Hebrew (specification, sections 5 and 8). */
export const LANGUAGES = ['en', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

export const direction = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr')
