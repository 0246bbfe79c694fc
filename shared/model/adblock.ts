/**
 * A file that ad blockers keep from the page, below the folder of wisp.js: an empty script, open to any origin. It carries
 * two rules of EasyList that hold for every site and every kind of request: `-ad-manager/$~stylesheet` of
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_block.txt and `-728x90.` of
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_block_dimensions.txt
 * The well-known names (`ads.js`, `adsbygoogle.js`) are of no use here: today their rules stop script elements alone.
 */
export const ADBLOCK_BAIT = 'wisp-ad-manager/banner-728x90.js'
