/**
 * A file that ad blockers block, below the folder of wisp.js: an empty script, readable from any origin. Two rules of
 * EasyList match its path on every site and for every kind of request: `-ad-manager/$~stylesheet` of
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_block.txt and `-728x90.` of
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_block_dimensions.txt
 * The well-known names (`ads.js`, `adsbygoogle.js`) would not work: today their rules match script elements only.
 */
export const ADBLOCK_BAIT = 'wisp-ad-manager/banner-728x90.js'
