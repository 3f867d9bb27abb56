const segment = '[A-Za-z0-9][A-Za-z0-9._-]{0,99}'
const pattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`)

/**
 * Accepts only keys that are the same path in a folder and in S3: segments start with a letter or digit, which excludes `..`, hidden files and
 * absolute paths.
 * @throws RangeError a wrong key is a fault in our own code
 */
export function checkFileKey(key: string): string {
  if (!pattern.test(key) || key.length > 300) throw new RangeError('File key is not allowed')
  return key
}
