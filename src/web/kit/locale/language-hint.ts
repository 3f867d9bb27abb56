/**
 * Runs in the head of a Russian page before the first paint, so that nothing moves: tells the style sheet that the browser names English before
 * Russian, or neither. A language once chosen here (the cookie) ends the hint.
 */
export const languageHintScript = `(function(l,d){for(var i=0;i<l.length&&!/^(ru|en)\\b/i.test(l[i]);)i++;if(d.documentElement.lang==='ru'&&l.length&&!/^ru/i.test(l[i]||'')&&!/(?:^|; )locale=/.test(d.cookie))d.documentElement.dataset.reads='other'})(navigator.languages||[],document)`
