import { useQuery } from '@tanstack/react-query'
import { type PostalAddressValues, readPostalAddress, savePostalAddress } from '#contract/postal-address.ts'
import { callApi } from '../../api/call-api.ts'
import { useSectionSave } from '../section/use-section-save.ts'

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
