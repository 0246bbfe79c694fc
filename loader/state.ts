import type { Campaign } from '../shared/model/campaign'
import type { LiveState } from '../shared/model/display-queue'

export const newState = (campaign: Campaign): LiveState => ({
  campaign,
  trigger: '',
  reached: {},
  disarm() {},
})
