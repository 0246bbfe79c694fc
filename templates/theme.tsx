/** A design's own style sheet, with places for the owner's colours. */
export const Style = ({ css }: { css: string }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, and React would escape its selectors
    dangerouslySetInnerHTML={{
      __html: `.wisp-frame{--accent:{{accent}};--paper:{{paper}};--ink:{{ink}};--wisp-background:var(--paper)}\n${css}`,
    }}
  />
)
