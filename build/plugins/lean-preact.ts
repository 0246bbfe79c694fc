/**
 * Popups are drawn by Preact without what they never use, since every one of them waits for it: hydration, contexts, portals, error
 * boundaries, the older methods of components, MathML, HTML as a string, and what hooks and debuggers listen with. The rest is
 * Preact's own. The inspector has hooks, and a whole Preact of its own.
 */
import type { Plugin } from 'vite'

/** A gap between two places of Preact's file. */
const GAP = '…'

/** Passages of Preact's file, each of which is there once, and what takes their place. */
const CHANGES: [passage: string, instead: string][] = [
  // Calls that hooks and debuggers listen to.
  ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
  ['n.vnode&&n.vnode(r),z(', 'z('],
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  ['n.event?n.event(r):r', 'r'],
  ['H=n.__r,q=C?25:0;do{', ''],
  ['H&&H(r),', ''],
  ['return(s=n.diffed)&&s(r),l', 'return l'],
  ['n.__c&&n.__c(r,t),', ''],
  ['n.unmount&&n.unmount(t),', ''],
  ['n.__&&n.__(t,r),', ''],
  // Error boundaries: whoever draws hears of an error.
  ['2&d.__g&&(d.__g|=1)', '0'],
  [',1&d.__g&&(d.__g&=-4)', ''],
  ['try{if(M=r.props', '{if(M=r.props'],
  ['catch(t){if(e.length=v…n.__e(t,r,u)}', ''],
  ['try{t=r.__h…catch(t){n.__e(t,r.__v)}', 't=r.__h,r.__h=[],t.some(function(n){n.call(r)})'],
  ['try{"function"==typeof t?r?', '{"function"==typeof t?r?'],
  ['catch(t){n.__e(t,u)}', ''],
  ['try{i.componentWillUnmount()}catch(t){n.__e(t,r)}', 'i.componentWillUnmount();'],
  ['n={__e:function…throw f=0,n}},t=0', 't=0'],
  // Hydration.
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o', 'null,f,i||S(u),!1,o'],
  ['128&u.__u&&…(s=n.__b)&&s(r);n:', 'n:'],
  ['r.__u&=-161,p&&p.some(g),', ''],
  [',o)for(s=0;s<o.length;s++)if((k=o[s])…break}if(!t)', ',!t)'],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}if(C)', '}if(C)'],
  ['if(a="template"==C&&…$[(k=t.attributes[s]).name]=k.value;for(', 'a=t;for('],
  ['l&&"function"!=typeof k||$[s]===k', '$[s]===k'],
  ['o?o[0]:u.__k&&S(u,0)', 'u.__k&&S(u,0)'],
  [',o&&o.some(g)),l&&"textarea"!=C||', '),'],
  ['$===x||l&&t.data==x||', '$===x||'],
  ['!u&&(i=t.__c)&&(i=i.__z)…g(i)),', ''],
  ['(u=t&&32&t.__u)?null:r.__k', 'r.__k'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o', 'null,f,i&&i.__e,!1,o'],
  ['for(t&&!t.parentNode', 't&&!t.parentNode'],
  [
    ',o=n.__e,e=t;e&&8==e.nodeType;)…$s"););return t}',
    ',(o=n.__e)!=t&&r.insertBefore(o,t||null);return o&&o.nextSibling}',
  ],
  // Portals.
  ['"function"!=typeof n.type||n.props.__P?', '"function"!=typeof n.type?'],
  ['n.__c&&!n.props.__P)', 'n.__c)'],
  ['if(n.props.__P)return t;', ''],
  ['M.__P&&(s=l,…S(u,0):null),', ''],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['u&&!t.props.__P', 'u'],
  // Contexts, and older methods.
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', 'L=i'],
  ['j&&j.sub(d),', ''],
  [',V.getDerivedStateFromProps&&(d.__s==…V.getDerivedStateFromProps(M,d.__s)))', ''],
  ['M!==k&&C&&!V.getDerivedStateFromProps&&…(M,L),', ''],
  ['||!(4&d.__g)&&d.shouldComponentUpdate&&!1===d.shouldComponentUpdate(M,d.__s,L)', ''],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),C&&…(k,b)),', ''],
  // States that are changed while drawing.
  ['}while(8&d.__g&&++q<25);', ';'],
  ['r.__v!=u.__v&&(d.props=M,d.state=d.__s,d.__g&=-9),', ''],
  // Elements, attributes and listeners that no popup has.
  ['9==r.nodeType&&(r=r.documentElement),', ''],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['f=t!=(t=t.replace(l,"$1")),', 'f=!1,'],
  ['if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)', '{if(u)'],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  ['("foreignObject"==C||…)&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ['"dangerouslySetInnerHTML"==s?y=k:"children"', '"children"'],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  ['h?(l||y&&…r.__k=[]):(y&&(t.textContent=""),', '('],
  ['"progress"==C&&null==b?t.removeAttribute(s):', ''],
  ['&&("progress"!=C||b)', ''],
  [',x.is?x:a', ''],
]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = (passage: string): RegExp => new RegExp(passage.split(GAP).map(escaped).join('.*?'), 'g')

export const lean = (code: string): string =>
  CHANGES.reduce((text, [passage, instead]) => {
    const pattern = patternOf(passage)
    if (text.match(pattern)?.length !== 1)
      throw new Error(`preact no longer says ${passage}: see build/plugins/lean-preact.ts`)
    return text.replace(pattern, () => instead)
  }, code)

/** @param environments whose files hold no hooks */
export const leanPreact = (environments: string[]): Plugin => ({
  name: 'wisp-lean-preact',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  transform: {
    filter: { id: /\/preact\/dist\/preact\.mjs$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const modules = file.type === 'chunk' ? Object.entries(file.modules) : []
      if (modules.some(([id, { renderedLength }]) => /\/preact\/hooks\//.test(id) && renderedLength))
        throw new Error(`${file.fileName} has hooks, of which popups' Preact does not hear: use a class component`)
    }
  },
})
