/** Referrers of search engines, without their owners' other hosts. Google's Android app has its own scheme. */
export const SEARCH_ENGINE_HOST =
  /^(https?:\/\/([a-z]{1,3}\.|[a-z.]*search\.)?(google|bing|yahoo|duckduckgo|yandex|ya|baidu|ecosia|qwant|startpage|naver|seznam|kagi|brave)\.[a-z.]{2,6}\/|android-app:.*\.googlequicksearchbox)/
