import { describe, expect, it } from 'vitest'
import { judgeVideoPath, playerHosts, videoPlayer } from './video-place.ts'

describe('videoPlayer', () => {
  const rutube = {
    host: 'rutube.ru',
    address: 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef',
  }

  it.each([
    ['https://rutube.ru/video/0123456789abcdef0123456789abcdef/', rutube],
    ['https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef', rutube],
    [
      'https://vk.com/video-22822305_456241864',
      { host: 'vk.com', address: 'https://vk.com/video_ext.php?oid=-22822305&id=456241864' },
    ],
    [
      'https://www.vkvideo.ru/video12_34?list=x',
      { host: 'vkvideo.ru', address: 'https://vkvideo.ru/video_ext.php?oid=12&id=34' },
    ],
    [
      'https://vk.com/video_ext.php?oid=-1&id=2&hash=3',
      { host: 'vk.com', address: 'https://vk.com/video_ext.php?oid=-1&id=2' },
    ],
  ])('knows %s', (address, expected) => {
    expect(videoPlayer(address)).toEqual(expected)
    expect(playerHosts).toContain(expected.host)
  })

  it.each([
    '',
    'not an address',
    'http://rutube.ru/video/0123456789abcdef',
    'https://rutube.ru:8443/video/0123456789abcdef',
    'https://rutube.ru.example/video/0123456789abcdef',
    'https://rutube.ru/channel/1',
    'https://video.example/watch?v=1',
    'https://vk.com/video_ext.php?oid=1',
    'https://vk.com/video_ext.php?oid=javascript:1&id=2',
    'javascript:alert(1)',
  ])('refuses %j', address => {
    expect(videoPlayer(address)).toBeNull()
  })
})

describe('judgeVideoPath', () => {
  it.each([
    ['videos/guilloche.webm', 'video/webm'],
    ['videos/Opening_2025-1.mp4', 'video/mp4'],
  ])('lets %s through', (path, contentType) => {
    expect(judgeVideoPath(path)).toEqual({ ok: true, contentType })
  })

  it.each([
    '',
    'videos',
    'videos/',
    '/videos/a.webm',
    'videos/a.webm/',
    'videos/../passports/a.webm',
    'videos/.a.webm',
    'videos//a.webm',
    'videos/a.webm\n',
    'videos/a.svg',
    'videos/a.b.webm',
    'videos/b/a.webm',
    'videos\\a.webm',
    'passports/a.webm',
    `videos/${'a'.repeat(81)}.webm`,
  ])('refuses %j', path => {
    expect(judgeVideoPath(path)).toEqual({ ok: false, code: 'not_found' })
  })
})
