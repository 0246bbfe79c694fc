/**
 * Removes what the loader does not use of signals. The bundler cannot: methods of a prototype and branches on values
 * look used. The patterns fit the installed version; if one no longer matches, the build fails and somebody has to
 * look.
 */
import type { Plugin } from 'vite'

type Cut = [what: string, pattern: RegExp, replacement?: string, times?: number]

/** `\w+` stands for names that the package's minifier has chosen. */
const CUTS: Cut[] = [
  // A third of the package. The loader keeps derived values in a signal that an effect writes.
  [
    'computed',
    /function \w+\(i,t\)\{\w+\.call\(this,void 0,t\);this\.x=i.*?function \w+\(i,t\)\{return new \w+\(i,t\)\}(?=function p)/,
  ],
  ['exports of computed', /\w+ as Computed,|,\w+ as computed/g, '', 2],
  ['asking a computed whether it has changed', /\|\|!t\.S\.h\(\)\|\|t\.S\.i!==t\.i/],
  ['asking a signal whether it has changed', /\w+\.prototype\.h=function\(\)\{return!0\};/],
  ['the global version', /;a\+\+;/, ';'],
  ['peeking at a computed', /\.prototype\.peek=function\(\)\{.*?\)\};/, '.prototype.peek=function(){return this.v};'],
  // No longer exported, so importing one of these is an error of the bundler. This cut comes first, because the others
  // rely on it.
  ['action and createModel', /function \w+\(i\)\{return function\(\)\{var t=arguments,n=this;.*(?=export\{)/],
  ['their exports, and that of batch', /,\w+ as action,\w+ as batch|,\w+ as createModel/g, '', 2],
  ['batch', /function \w+\(i\)\{if\(v>0\)return i\(\);u=\+\+e;v\+\+;try\{return i\(\)\}finally\{t\(\)\}\}/],
  // Only batch() numbers a batch. Without it, no signal is ever recorded as changed within one.
  ['reverting changes in a batch', /!function\(\)\{var i=c;c=void 0;.*?i=i\.o\}\}\(\);/],
  ['recording changes in a batch', /!function\(i\)\{if\(0!==v&&0===s\)if\(i\.l!==u\).*?\}\(this\);/],
  ['the number of a batch', /this\.l=0;/],
  ['effects of a model', /if\(n\)n\.push\(this\)/],
  [
    'effects of a model, untracked',
    /(function \w+\(i\)\{var t=o),r=n;o=void 0;n=void 0;(.*?finally\{o=t);n=r\}/,
    '$1;o=void 0;$2}',
  ],
  ['brand', /\w+\.prototype\.brand=\w+;/],
  ['symbol of the brand', /var \w+=Symbol\.for\("preact-signals"\);/],
  ['subscribe', /\w+\.prototype\.subscribe=function\(i\)\{.*?\{name:"sub"\}\)\};/],
  ['conversions', /\w+\.prototype\.(valueOf|toString|toJSON)=function\(\)\{return this\.value(\+"")?\};/g, '', 3],
  ['options of a signal', /this\.W=.*?\.watched;this\.Z=.*?\.unwatched;this\.name=.*?\.name(?=\})/],
  ['watched', /else \w+\(function\(\)\{var i;null==\(i=t\.W\)\|\|i\.call\(t\)\}\)/],
  ['unwatched', /if\(void 0===n\)\w+\(function\(\)\{var i;null==\(i=t\.Z\)\|\|i\.call\(t\)\}\)/],
  ['name of an effect', /this\.name=null==t\?void 0:t\.name;/],
  ['options handed on', /(\w+\(i),t(\)\{(?:return |var r=)new \w+\(i),t\)/g, '$1$2)', 2],
  ['disposing of an effect by a method', /\w+\.prototype\.dispose=function\(\)\{this\.d\(\)\};/],
  ['disposing of an effect by a symbol', /n\[Symbol\.dispose\]=n;/],
  // An effect runs when it is created and from the queue, and the queue waits while an effect runs. So no effect runs
  // inside itself or out of order, and these checks cannot fail.
  ['an effect within itself', /if\(1&this\.f\)throw new Error\("Cycle detected"\);/],
  ['effects out of order', /if\(\w+!==this\)throw new Error\("Out-of-order effect"\);/],
  // The queue skips disposed effects, so an effect that runs always has its function.
  ['an effect disposed of before it runs', /if\(void 0===this\.x\)return;/],
  ['that it is not disposed of', /this\.f&=-9;/],
  // Every effect tracks what it reads; only an unread computed does not.
  ['whether an effect tracks', /if\(32&\w+\.f\)(?=\w+\.S\(t\))/],
  ['that it tracks', /this\.f=32;/, 'this.f=0;'],
  // An effect subscribes exactly once to each signal, when it first reads it, so these checks cannot fail.
  ['whether it is subscribed already', /if\(\w+!==\w+&&void 0===\w+\.e\)(?=\{)/],
  ['whether it is subscribed at all', /if\(void 0!==this\.t\)(?=\{)/],
  // Nodes, effects and contexts are objects or undefined, so testing whether they are truthy is enough, and undefined
  // need not be assigned.
  ['comparisons with undefined: not equal', /void 0!==(\w+(?:\.\w+)*)/g, '$1', 19],
  ['comparisons with undefined: equal', /void 0===(\w+(?:\.\w+)*)/g, '!$1', 2],
  ['fields that begin empty', /this\.\w=void 0;(?=this\.\w=|\})|this\.\w=void 0(?=\})/g, '', 5],
  ['fields of a node that begin empty', /,(?:[nex]:void 0,?)+(?=t:|r:)/g, ',', 2],
  ['variables that begin empty', /(var n,o|var h|,c|var t=i\.s,r)=void 0(?=[,;])/g, '$1', 4],
  // Only a function is ever kept as an effect's cleanup.
  ['whether a cleanup is a function', /if\("function"==typeof r\)(?=\{v\+\+)/, 'if(r)'],
  ['that nothing has changed', /(return!0);return!1(?=\})/, '$1'],
  // A cycle still throws, and the stack shows where.
  ['message of the error', /new Error\("Cycle detected"\)/, 'Error()'],
]

/** @throws if the package is not the version that this was written for */
export const strip = (core: string): string =>
  CUTS.reduce((code, [what, pattern, replacement = '', times = 1]) => {
    const found = [...code.matchAll(new RegExp(pattern, 'g'))].length
    if (found !== times)
      throw new Error(
        `@preact/signals-core: ${what} found ${found} times, not ${times}: see build/plugins/signals-core.ts`,
      )
    return code.replace(pattern, replacement)
  }, core)

/** Only for the loader: a chunk that brings its own signals may use all of them. */
export const signalsCore = (): Plugin => {
  let met = false
  return {
    name: 'wisp-signals-core',
    applyToEnvironment: ({ name }) => name === 'loader',
    transform: {
      filter: { id: /\/@preact\/signals-core\/dist\/signals-core\.module\.js$/ },
      handler(code) {
        met = true
        return { code: strip(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !met)
        throw new Error('The loader has its signals from another file: see build/plugins/signals-core.ts')
    },
  }
}
