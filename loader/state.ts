import type { LiveState } from '../shared/model/display-queue'
import type { Campaign } from '../shared/model/popup'

export const newState = (campaign: Campaign): LiveState => ({
  campaign,
  trigger: '',
  reached: {},
  disarm() {},
})
