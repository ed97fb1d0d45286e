#!/usr/bin/env python3
"""Assembles tile-trikots/main from the shirts' masters: the back of one behind the front of another, on the studio ground.

  python3 tile.py <masters folder>

A white shirt hardly differs from the ground: its outline is read from a darker shirt of the same fall (DRAPE in jersey2.py)."""
import os,subprocess,sys,tempfile,cv2,numpy as np
HERE=os.path.dirname(os.path.abspath(__file__)); NODE=os.path.join(HERE,'..','..','..','node_modules','node','bin','node'); MASTERS=os.path.abspath(sys.argv[1]); T=tempfile.mkdtemp(); W,H=1600,1760
def read(name):
    p=os.path.join(T,'m.png'); subprocess.check_call([NODE,'-e','require("sharp")(process.argv[1]).removeAlpha().png().toFile(process.argv[2])',os.path.join(MASTERS,name+'.avif'),p],cwd=HERE); return cv2.imread(p).astype(np.float32)
def ground(w,h):
    """the ground of lib.py as it leaves the studio"""
    y,x=np.mgrid[0:h,0:w]; r=np.clip(np.hypot(x/w-.5,(y/h-.46)*1.05)/.62,0,1)[...,None]**1.8; lin=lambda c: np.where(c<=.04045,c/12.92,((c+.055)/1.055)**2.4); a,b=(lin(np.array(c)/255) for c in ((0xF1,0xF4,0xF6),(0xDD,0xE3,0xE7))); return ((1.055*(a+(b-a)*r)**(1/2.4)-.055)*255).astype(np.float32)
def outline(im):
    m=(cv2.GaussianBlur(np.abs(im-ground(*im.shape[1::-1])).max(-1),(0,0),.7)>4.5).astype(np.uint8); m=cv2.morphologyEx(m,cv2.MORPH_CLOSE,np.ones((5,5))); f=np.zeros_like(m); cv2.drawContours(f,[max(cv2.findContours(m,cv2.RETR_EXTERNAL,cv2.CHAIN_APPROX_NONE)[0],key=cv2.contourArea)],-1,1,-1)
    round_=lambda n: cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(n,n)); return cv2.GaussianBlur(cv2.erode(cv2.morphologyEx(f,cv2.MORPH_OPEN,round_(7)),round_(5)).astype(np.float32),(0,0),.9)
def placed(shirt,fall,scale,cx,cy):
    a=outline(read(fall)); ys,xs=np.nonzero(a>.5); M=np.float32([[scale,0,cx-scale*(xs.min()+xs.max())/2],[0,scale,cy-scale*(ys.min()+ys.max())/2]]); return cv2.warpAffine(read(shirt),M,(W,H),flags=cv2.INTER_CUBIC),np.clip(cv2.warpAffine(a,M,(W,H)),0,1)[...,None]
out=ground(W,H); im,back=placed('special-kirschbluete/back','brasilien-heim/back',1.1,540,800); out+=(im-out)*back
im,a=placed('deutschland-heim/front','special-nacht/front',1.16,1035,985); out*=1-.22*back*cv2.GaussianBlur(np.roll(a[...,0],(14,-6),(0,1)),(0,0),26)[...,None]; out+=(im-out)*a
p=os.path.join(T,'tile.png'); cv2.imwrite(p,np.clip(out+.5,0,255).astype(np.uint8)); subprocess.check_call([NODE,os.path.join(HERE,'encode.mjs'),p,os.path.join(MASTERS,'tile-trikots','main.avif'),str(H)])
