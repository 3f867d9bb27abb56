import type { NewsItem } from '#contract/news.ts'
import type { FaqEntry, SitePage, Video } from '#contract/site-page.ts'
import type { SpeakerDetail } from '#contract/speaker.ts'
import { imageAddress } from '#web/kit/picture/image-address.ts'
import { plainText } from './json-script.ts'
import { absolute, type PageFacts, pictures } from './page-facts.ts'
import { host, type Thing } from './structured-forum.ts'

/** Google's limit for headlines. */
const headlineLength = 110

export function newsArticle(facts: PageFacts, item: NewsItem): Thing {
  const url = absolute(facts, 'newsItem', { guid: item.guid })
  return {
    '@type': 'NewsArticle',
    headline: plainText(item.title, headlineLength),
    description: item.summary,
    image: pictures(facts, item.cover),
    datePublished: item.publishedAt,
    dateModified: item.modifiedAt,
    inLanguage: facts.locale,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    author: [host(facts)],
    publisher: { ...host(facts), logo: { '@type': 'ImageObject', url: facts.logo } },
  }
}

export function speakerProfile(facts: PageFacts, speaker: SpeakerDetail): Thing {
  const url = absolute(facts, 'speaker', { guid: speaker.guid })
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: speaker.name,
      url,
      image: pictures(facts, speaker.photo),
      jobTitle: speaker.position,
      worksFor: { '@type': 'Organization', name: speaker.company },
      description: plainText(speaker.biographyHtml, 500) || `${speaker.position}, ${speaker.company}`,
    },
  }
}

/** Null without questions, because Google refuses an empty list. */
export function faqPage(facts: PageFacts, entries: readonly FaqEntry[]): Thing | null {
  if (entries.length === 0) return null
  return {
    '@type': 'FAQPage',
    url: absolute(facts, 'faq'),
    inLanguage: facts.locale,
    mainEntity: entries.map(({ question, answerText }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText },
    })),
  }
}

export function videoObject({ publicUrl, edition }: PageFacts, video: Video): Thing {
  const { poster, source } = video
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description || video.title,
    thumbnailUrl: [publicUrl + imageAddress(poster.path, { width: poster.width, format: 'jpeg' })],
    uploadDate: `${video.date}T00:00:00Z`,
    duration: `PT${Math.floor(video.durationSeconds / 60)}M${video.durationSeconds % 60}S`,
    publisher: { '@type': 'Organization', name: edition.name.en },
    ...(source.kind === 'file'
      ? { contentUrl: new URL(source.url, publicUrl).href }
      : { embedUrl: source.url }),
  }
}

/** The breadcrumbs, from the home page down to the page itself. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Any other page, by its editors' texts. */
export function webPage(facts: PageFacts, words: SitePage, url: string): Thing {
  return {
    '@type': facts.page === 'contacts' ? 'ContactPage' : 'WebPage',
    name: words.title,
    description: words.description,
    url,
    inLanguage: facts.locale,
    dateModified: words.modifiedAt,
    isPartOf: { '@id': `${facts.publicUrl}/#website` },
  }
}
