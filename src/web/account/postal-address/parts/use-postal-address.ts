import { useQuery } from '@tanstack/react-query'
import { type PostalAddressValues, readPostalAddress, savePostalAddress } from '#contract/postal-address.ts'
import { useSectionSave } from '#web/account/section/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'

const postalAddressKey = (guid: string) => ['postal-address', guid]

export function usePostalAddress(guid: string) {
  return useQuery({
    queryKey: postalAddressKey(guid),
    queryFn: ({ signal }) => callApi(readPostalAddress, { params: { guid }, signal }),
  })
}

export function useSavePostalAddress(guid: string) {
  const params = { guid }
  return useSectionSave({
    queryKey: postalAddressKey(guid),
    read: () => callApi(readPostalAddress, { params }),
    save: (body: PostalAddressValues & { version: number }) => callApi(savePostalAddress, { params, body }),
  })
}
