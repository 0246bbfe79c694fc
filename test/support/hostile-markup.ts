/** Markup that must not run, load, navigate or take the browser's place when it is shown. */
export const HOSTILE_MARKUP = [
  '<script>window.pwned = 1</script>x',
  '<scr<script>ipt>window.pwned = 1</script>x',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>x',
  '<img src="/none" onerror="window.pwned = 1">',
  '<img src=/none/onerror=window.pwned=1>',
  '<img src="/none" onload=window.pwned=1 OnError=window.pwned=1>',
  '<svg onload="window.pwned = 1"><script>window.pwned = 1</script></svg>x',
  '<svg><animate attributeName="href" values="javascript:window.pwned=1"></animate><use href="data:x"></use></svg>',
  '<svg><a xlink:href="javascript:window.pwned=1"><text>x</text></a></svg>',
  '<svg><a href="javascript:window.pwned=1"><set attributeName="href" to="javascript:window.pwned=1"></set></a></svg>',
  '<svg><foreignObject><iframe src="javascript:window.pwned=1"></iframe></foreignObject></svg>',
  '<svg><style><img src=/none onerror=window.pwned=1></style></svg>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>x',
  '<iframe src="javascript:parent.pwned=1"></iframe>x',
  '<object data="javascript:window.pwned=1"></object><embed src="//evil.example"><base href="//evil.example">x',
  '<meta http-equiv="refresh" content="0;url=//evil.example"><link rel="preload" href="//evil.example/x.css">x',
  '<form action="javascript:window.pwned=1"><button formaction="javascript:window.pwned=1">go</button></form>',
  '<form id="outer"><input form="page" name="action"><isindex action="javascript:window.pwned=1"></form>',
  '<a href="javascript:window.pwned=1">x</a>',
  '<a href="java\nscript:window.pwned=1">x</a>',
  '<a href="JaVaScRiPt&colon;window.pwned=1">x</a>',
  '<a href=" &#1;javascript:window.pwned=1">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,<script>1</script>">x</a>',
  '<a href="https://other.example" target="_top" ping="//evil.example">x</a>',
  '<video src="javascript:window.pwned=1" poster="/none" autoplay onloadstart=window.pwned=1></video>',
  '<video><source onerror="window.pwned=1" src="data:text/html,x"></video>',
  '<audio src="data:audio/wav,x" autoplay></audio>',
  '<details open ontoggle="window.pwned = 1"><summary>x</summary></details>',
  '<input autofocus onfocus="window.pwned = 1">',
  '<div style="color: red" onclick="window.pwned = 1" OnMouseOver=x>x</div>',
  '<style>@import "//evil.example/x.css"; body { display: none }</style>x',
  '<template><script>window.pwned = 1</script></template><noscript><p title="</noscript><img src=/none onerror=window.pwned=1>"></noscript>x',
  '<math><mtext><table><mglyph><style><img src=/none onerror=window.pwned=1></style></table></mtext></math>x',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.pwned=1 src=/none>">x',
  '<form><input name="childNodes"><input name="attributes"><input name="append"><input name="setAttribute"><script>window.pwned=1</script></form>',
  '<img name="body"><img name="createElement"><form name="adoptedStyleSheets">x</form>',
  '<x-element onclick="window.pwned=1">x</x-element><button is="x-button" onclick="window.pwned=1">x</button>',
  '<marquee onstart="window.pwned=1">x</marquee><frameset onload="window.pwned=1"></frameset><p>x</p>',
  '<p>x<!--><img src=/none onerror=window.pwned=1>--><![CDATA[<img src=/none onerror=window.pwned=1>]]></p>',
  '<div data-wisp-style="color: red">x</div><textarea data-wisp-css>body { display: none }</textarea>',
  '<b>'.repeat(300),
] as const

/** Elements that may not come of it. */
export const FORBIDDEN =
  'script,iframe,frame,frameset,object,embed,base,link,meta,style,template,noscript,animate,set,use,foreignObject,math,marquee,x-element'

/** The name of an attribute that must not be there, or undefined. */
export const wrongAttribute = (element: Element): string | undefined =>
  [...Element.prototype.getAttributeNames.call(element)].find((name) => {
    const value = Element.prototype.getAttribute.call(element, name) ?? ''
    return (
      /^(on|srcdoc|formaction|form$|ping|autofocus|autoplay|http-equiv|is$|xlink)/.test(name) ||
      (name === 'target' && value !== '_blank') ||
      (name === 'name' && /^(img|form)$/.test(element.localName)) ||
      (/^(href|src|action|poster)$/.test(name) && /^[\W\d]*((java|vb)\s*script:|data:(?!image\/))/i.test(value))
    )
  })
