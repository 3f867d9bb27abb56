import { bootWriting } from '#web/kit/kept/boot-script.ts'

// Room enough for any campaign, and none for filling the storage through a link.
const longestValue = 255
const mostParameters = 20

/**
 * Keeps a visit's query parameters whose names start with `utm_` in the storage under `utm`, as JSON (spec point 2): of a repeated one the last;
 * a visit without any keeps those of before. Runs in the head, because a visitor may follow a link, that of the language too, before the page has
 * woken up, and the server's links carry no query. A constant text: its hash goes into the content security policy. A storage that is
 * full or forbidden must not stop the page.
 */
export const utmBootScript = bootWriting(
  'utm',
  `var u=[];new URLSearchParams(location.search).forEach(function(v,n){if(/^utm_/.test(n)&&n.length<=${longestValue})u.push([n,v.slice(0,${longestValue})])});if(u.length)keep(Object.fromEntries(u.slice(0,${mostParameters})))`,
)
