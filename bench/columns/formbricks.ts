import { bundle } from './bundle'
import type { Column } from './column'
import { installed, serveFiles, versionOf } from './files'

declare const formbricksSurveys: { renderSurveyModal(options: object): void }

/** The script for websites only loads its core, which is not on npm, so the page calls the renderer directly. */
export const formbricks: Column = {
  name: 'formbricks',
  title: `Formbricks renderer ${versionOf('@formbricks/surveys')}`,
  kind: 'peer',
  note: `An old release, the only one on npm; its core is not there, so nothing is decided and no server asked. Beside it runs its loader ${versionOf('@formbricks/js')}.`,
  entry: '/surveys.js',
  serve: async () =>
    serveFiles({
      '/formbricks.js': await bundle('@formbricks/js', ['default'], 'formbricksLoader'),
      '/surveys.js': installed('@formbricks/surveys/dist/index.umd.js'),
    }),
  tag: (origin) =>
    `<script async src="${origin}/formbricks.js"></script><script async src="${origin}/surveys.js"></script>`,
  armed: () => typeof formbricksSurveys === 'object',
  fire: () =>
    formbricksSurveys.renderSurveyModal({
      survey: {
        id: 'bench',
        questions: [
          {
            id: 'email',
            type: 'openText',
            headline: 'A letter a month',
            subheader: 'What is new in the shop.',
            placeholder: 'Email',
            buttonLabel: 'Sign up',
            inputType: 'email',
            longAnswer: false,
            required: true,
          },
        ],
        welcomeCard: { enabled: false },
        thankYouCard: { enabled: true, headline: 'Thank you' },
        styling: null,
      },
      brandColor: '#2f4f3f',
      isBrandingEnabled: false,
      placement: 'center',
      clickOutside: true,
      darkOverlay: true,
      highlightBorderColor: null,
    }),
  popup: () => document.querySelector('#formbricks-modal-container form'),
  close: () => document.querySelector('#formbricks-modal-container')?.remove(),
}
