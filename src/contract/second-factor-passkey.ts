import { z } from 'zod'

/** What the browser and an authenticator exchange (WebAuthn level 3, section 5.1), as JSON. Binary parts are base64url. */
const binary = (max: number) =>
  z
    .string()
    .min(1, 'required')
    .max(max, 'too_long')
    .regex(/^[\w-]+$/, 'value_invalid')
const credentialId = binary(1400)

/** How a browser may reach the authenticator; newer browsers name ways that we do not know. */
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/, 'value_invalid')).max(10)

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})

export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    requireResidentKey: z.boolean().optional(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** Parts that no rule of ours reads are dropped. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(8000),
    userHandle: binary(200).optional(),
  }),
})

export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(20_000),
    transports: transports.optional(),
  }),
})

export type PasskeyRequest = z.infer<typeof passkeyRequest>
export type PasskeyCreation = z.infer<typeof passkeyCreation>
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>
